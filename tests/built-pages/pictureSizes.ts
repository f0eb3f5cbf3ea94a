/** A window size: CSS px, and dots per px. */
export type Window = { width: number; height: number; dots: number };

/** A picture file of a `srcset`. */
export type Candidate = { file: string; width: number };

/** Parses a `srcset` with widths. Throws for any other. */
export function readSrcset(srcset: string): Candidate[] {
  return srcset.split(',').map((each) => {
    const [, file = '', width = ''] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(each) ?? [];
    if (file === '') throw new Error(`"${each.trim()}" names no file and width`);
    return { file, width: Number(width) };
  });
}

/**
 * Returns the width (CSS px) that `sizes` gives a picture in a window. Supports the syntax of our pages: lengths in px and vw,
 * conditions on width, height and resolution joined by "and". Throws for any other syntax, and without a default length.
 */
export function slotWidth(sizes: string, window: Window): number {
  const sources = sizes.split(',').map((each) => each.trim());
  const last = sources.at(-1) ?? '';
  if (last.startsWith('(')) throw new Error(`"${sizes}" has no size for other windows`);
  // Parses all of them, so that the first window already finds a mistake in the last one.
  const found = sources.map((source) => {
    const [, conditions = '', length = ''] =
      /^((?:\([^)]*\)(?:\s+and\s+)?)*)\s*([^()\s]+)$/.exec(source) ?? [];
    if (length === '') throw new Error(`"${source}" is no size`);
    const holds = [...conditions.matchAll(/\(([^)]*)\)/g)].map(([, condition = '']) =>
      isTrue(condition, window),
    );
    return { isMeant: holds.every(Boolean), width: lengthOf(length, window) };
  });
  return found.find(({ isMeant }) => isMeant)?.width ?? 0;
}

function lengthOf(length: string, { width }: Window): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(px|vw)$/.exec(length) ?? [];
  if (unit === '') throw new Error(`"${length}" is no length in px or vw`);
  return unit === 'px' ? Number(number) : (Number(number) * width) / 100;
}

const COMPARED: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};

function isTrue(condition: string, { width, height, dots }: Window): boolean {
  const [, feature = '', sign = '', value = '', unit = ''] =
    /^\s*(width|height|resolution)\s*([<>]=?)\s*(\d+(?:\.\d+)?)(px|x)\s*$/.exec(condition) ?? [];
  const isRight = feature !== '' && (feature === 'resolution') === (unit === 'x');
  if (!isRight) throw new Error(`"(${condition})" is no condition that is read here`);
  return COMPARED[sign]?.({ width, height, resolution: dots }[feature] ?? 0, Number(value)) ?? false;
}

/** Returns the file that Chromium loads: the first one with enough dots for its slot, else the widest one. */
export function pickCandidate(
  candidates: readonly Candidate[],
  slot: number,
  dots: number,
): Candidate | undefined {
  const sorted = candidates.toSorted((one, other) => one.width - other.width);
  return sorted.find(({ width }) => width >= slot * dots) ?? sorted.at(-1);
}
