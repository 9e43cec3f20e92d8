import { describe, expect, it } from "vitest";
import { placeBeside } from "../src/table/beside";
import { isPhone, questionHeight, regions } from "../src/table/regions";
import { sheetHeight } from "../src/table/sheet";

const INIS = { bay: 316 };
const OATH = { foot: 60, mat: 0.48, panel: "rail" as const };

describe("the regions of a table", () => {
  it("are as the drawings have them", () => {
    const small = regions(1366, 768, INIS);
    expect(small.bar).toEqual({ x: 0, y: 0, width: 1366, height: 44 });
    expect(small.band).toEqual({ x: 0, y: 44, width: 1026, height: 56 });
    expect(small.sea).toEqual({ x: 0, y: 100, width: 1026, height: 522 });
    expect(small.rail).toEqual({ x: 0, y: 622, width: 1026, height: 146 });
    expect(small.side).toEqual({ x: 1026, y: 44, width: 340, height: 724 });
    expect(small.bay).toBe(300);
    const middle = regions(1440, 900, INIS);
    expect([middle.sea.width, middle.sea.height, middle.rail.height]).toEqual([1080, 620, 172]);
    expect(regions(1920, 1080, INIS).side.width).toBe(420);
  });

  it("give the board at least 65 % of the height with its rail, and fill the window", () => {
    for (const [width, height] of [[1024, 640], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440]] as const) {
      const { bar, band, sea, rail, side, ground } = regions(width, height, OATH);
      expect(sea.height / height).toBeGreaterThan(0.65);
      expect(bar.height + band.height + sea.height + rail.height).toBe(height);
      expect(sea.width + side.width).toBe(width);
      expect(ground.height).toBe(sea.height + rail.height);
    }
  });

  it("hold a panel in the bay, over rail and foot, or over the sea", () => {
    expect(regions(1440, 900, INIS).panel).toEqual({ x: 0, y: 108, width: 316, height: 620 });
    expect(regions(1440, 900, OATH).panel).toEqual({ x: 0, y: 668, width: 1080, height: 232 });
    const free = regions(1440, 900, {});
    expect(free.panel).toEqual(free.sea);
  });

  it("give the mat its share of the rail, up to 560 px", () => {
    const { mat, hand } = regions(1440, 900, OATH);
    expect([mat.width, hand.x, hand.width]).toEqual([518, 518, 562]);
    expect(regions(1920, 1080, OATH).mat.width).toBe(560);
  });

  it("leave to the sea what no part needs", () => {
    const { sea } = regions(1440, 900, {}, { band: true, rail: true });
    expect([sea.y, sea.height]).toEqual([48, 852]);
  });

  it("are those of a phone in small, low and upright windows", () => {
    expect(isPhone(1023, 900)).toBe(true);
    expect(isPhone(1400, 639)).toBe(true);
    expect(isPhone(1100, 1200)).toBe(true);
    expect(isPhone(1024, 640)).toBe(false);
    const { sea, tabs, phone } = regions(390, 844, INIS);
    expect(phone).toBe(true);
    expect(sea).toEqual({ x: 0, y: 88, width: 390, height: 576 });
    expect(tabs.y + tabs.height).toBe(844);
    expect(regions(360, 740, INIS).sea.height).toBe(472);
  });
});

describe("the side column", () => {
  it("gives the question 46 %, and less where standings are high", () => {
    expect(questionHeight(852, 186)).toBe(392);
    expect(questionHeight(724, 300)).toBe(292);
    expect(questionHeight(724, 500)).toBe(288);
  });
});

describe("the phone's sheet", () => {
  const places = regions(390, 844, {});
  const asked = { tab: "ask" as const, opened: false, half: false, whole: 0, guided: false };

  it("leaves the board free over a question about places", () => {
    expect(sheetHeight(places, asked)).toBe(124);
    expect(sheetHeight(places, { ...asked, opened: true })).toBe(434);
  });

  it("holds whole cards where they are asked about", () => {
    const cards = { ...asked, half: true };
    expect(sheetHeight(places, cards)).toBe(308);
    expect(sheetHeight(places, { ...cards, whole: 290 })).toBe(308);
    expect(sheetHeight(places, { ...cards, whole: 360 })).toBe(360);
    expect(sheetHeight(places, { ...cards, whole: 360, opened: true })).toBe(434);
  });

  it("keeps the board where cards could not be whole anyway", () => {
    expect(sheetHeight(places, { ...asked, half: true, whole: 900 })).toBe(308);
  });
});

describe("a popover", () => {
  const room = { x: 0, y: 100, width: 1000, height: 600 };
  const size = { width: 280, height: 80 };

  it("stands within 8 px of its thing, on a side with room, never over it", () => {
    const thing = { x: 400, y: 300, width: 100, height: 60 };
    expect(placeBeside(thing, size, room)).toEqual({ x: 508, y: 290, side: "right", arrow: 40 });
    expect(placeBeside({ ...thing, x: 800 }, size, room)).toMatchObject({ x: 512, side: "left" });
    const wide = { x: 100, y: 400, width: 800, height: 60 };
    expect(placeBeside(wide, size, room)).toMatchObject({ y: 312, side: "above" });
    expect(placeBeside({ ...wide, y: 120 }, size, room)).toMatchObject({ y: 188, side: "below" });
    expect(placeBeside(room, size, room)).toMatchObject({ x: 8, y: 108, side: "within" });
  });
});
