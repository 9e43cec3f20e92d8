import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Room } from "../src/lib/room.svelte";
import { frame } from "./frames";

const WHILE = 500; // milliseconds

let stop = () => {};
let folded = $state(false);
let room: Room;

function need(height: number): number {
  room.needed = height;
  flushSync();
  return room.kept;
}

describe("the room of what comes and goes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stop = $effect.root(() => {
      room = new Room(() => folded);
    });
    flushSync();
    need(100);
  });
  afterEach(() => {
    stop();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("is there at once in the beginning", () => {
    expect(room.kept).toBe(100);
  });

  it("grows when all else is drawn", () => {
    expect(need(160)).toBe(100);
    frame();
    expect(room.kept).toBe(160);
  });

  it("is given back only after a while", () => {
    expect(need(40)).toBe(100);
    vi.advanceTimersByTime(WHILE - 1);
    expect(room.kept).toBe(100);
    vi.advanceTimersByTime(1);
    expect(room.kept).toBe(40);
  });

  it("is not given back where it is needed again", () => {
    need(40);
    vi.advanceTimersByTime(WHILE / 2);
    need(100);
    vi.advanceTimersByTime(WHILE * 2);
    expect(room.kept).toBe(100);
  });

  it("changes at once when the person asks for it", () => {
    folded = !folded;
    flushSync();
    expect(need(20)).toBe(20);
    expect(need(10)).toBe(20); // the next change is not the person's
  });
});
