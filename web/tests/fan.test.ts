import { describe, expect, it } from "vitest";
import { cardSize, fanPlaces, givenWay, RAISED, raisedAt } from "../src/kit/fan";

describe("the fan of a hand", () => {
  it("takes cards of the window's size", () => {
    expect(cardSize(1366)).toEqual({ width: 150, height: 212 });
    expect(cardSize(1440)).toEqual({ width: 168, height: 236 });
    expect(cardSize(1920)).toEqual({ width: 196, height: 276 });
  });

  it("steps by clamp(72, (W - w) / (n - 1), w + 8)", () => {
    const step = (count: number, room: number) => {
      const [first, second] = fanPlaces(count, room, 168);
      return (second?.x ?? 0) - (first?.x ?? 0);
    };
    expect(step(3, 1080)).toBe(176);
    expect(step(8, 1080)).toBeCloseTo((1080 - 168) / 7, 6);
    expect(step(20, 1080)).toBe(72);
    expect(fanPlaces(0, 1080, 168)).toEqual([]);
    expect(fanPlaces(1, 1080, 168)).toEqual([{ x: 456, drop: 0, turn: 0 }]);
  });

  it("turns and drops from its middle, and lies flat from ten cards on", () => {
    const five = fanPlaces(5, 1080, 168);
    expect(five.map(({ turn }) => turn)).toEqual([-2.2, -1.1, 0, 1.1, 2.2]);
    expect(five.map(({ drop }) => drop)).toEqual([5.2, 1.3, 0, 1.3, 5.2]);
    const ten = fanPlaces(10, 1080, 168);
    expect(ten.every(({ turn, drop }) => turn === 0 && drop === 0)).toBe(true);
  });

  it("keeps every card in sight and in the room", () => {
    for (let count = 1; count <= 13; count++) {
      const places = fanPlaces(count, 1080, 168);
      expect(places[0]?.x).toBeGreaterThanOrEqual(0);
      expect((places.at(-1)?.x ?? 0) + 168).toBeLessThanOrEqual(1080 + 0.001);
    }
  });

  it("gives way to a raised card, which never leaves the room", () => {
    const places = fanPlaces(7, 1080, 168);
    for (let raised = 0; raised < 7; raised++) {
      const away = givenWay(places, raised, 168, 1080);
      const own = away[raised];
      expect(own?.turn).toBe(0);
      expect(own?.x).toBeGreaterThanOrEqual(0);
      expect((own?.x ?? 0) + RAISED).toBeLessThanOrEqual(1080);
      const rest = places[raised] as (typeof places)[number];
      expect(own?.x).toBe(raisedAt(rest, 168, 1080));
      expect(own?.x).toBeLessThanOrEqual(rest.x); // what was under the pointer still is
      expect((own?.x ?? 0) + RAISED).toBeGreaterThanOrEqual(rest.x + 168);
      expect(away[0]?.x).toBeGreaterThanOrEqual(0);
      expect((away.at(-1)?.x ?? 0) + 168).toBeLessThanOrEqual(1080.001);
      away.forEach((place, i) => {
        const before = places[i] as (typeof places)[number];
        if (i < raised) expect(place.x).toBeLessThanOrEqual(before.x);
        if (i > raised) expect(place.x).toBeGreaterThanOrEqual(before.x);
      });
    }
    expect(givenWay(places, -1, 168, 1080)).toEqual(places);
  });
});
