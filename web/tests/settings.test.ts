import { afterEach, expect, test, vi } from "vitest";
import { Choice, pace, prefersReducedMotion, settings } from "../src/settings.svelte.ts";
import { play } from "../src/sounds.ts";

afterEach(() => {
  for (const { name } of Object.values(settings)) localStorage.removeItem(name);
  vi.unstubAllGlobals();
});

test("a choice is remembered; what nobody can choose is not", () => {
  const values = ["calm", "quick"] as const;
  expect(new Choice("pace", values, "calm").value).toBe("calm");
  new Choice("pace", values, "calm").choose("quick");
  expect(new Choice("pace", values, "calm").value).toBe("quick");
  localStorage.setItem("pace", "now");
  expect(new Choice("pace", values, "calm").value).toBe("calm");
});

test("the pace is that of the choice", () => {
  settings.pace.choose("none");
  expect(pace()).toBe(0);
  settings.pace.choose("usual");
  expect(pace()).toBeGreaterThan(0);
});

test("motion goes by the choice, else by the system", () => {
  settings.motion.choose("none");
  expect(prefersReducedMotion.current).toBe(true);
  settings.motion.choose("full");
  expect(prefersReducedMotion.current).toBe(false);
  settings.motion.choose("system");
  expect(prefersReducedMotion.current).toBe(matchMedia("(prefers-reduced-motion: reduce)").matches);
});

test("sounds are heard if they are wanted and the page has been touched", () => {
  const loud: number[] = [];
  let voices = 0;
  const ramp = { setValueAtTime: () => {}, linearRampToValueAtTime: (to: number) => loud.push(to), exponentialRampToValueAtTime: () => {} };
  const node = { connect: (to: unknown) => to, start: () => (voices += 1), stop: () => {}, frequency: ramp, gain: ramp };
  function made() {
    return node;
  }
  vi.stubGlobal("AudioContext", function () {
    return { currentTime: 0, destination: node, resume: async () => {} };
  });
  vi.stubGlobal("OscillatorNode", made);
  vi.stubGlobal("GainNode", made);

  settings.sound.choose("full");
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play("turn");
  expect(voices).toBe(0);

  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  settings.sound.choose("off");
  play("turn");
  expect(voices).toBe(0);

  settings.sound.choose("full");
  play("turn");
  expect(voices).toBe(2);
  settings.sound.choose("quiet");
  play("turn");
  expect(loud[2]).toBeLessThan(loud[0]!);
});
