// Written by scripts/writeTokens.ts from tokens.json. Change the tokens, then run "pnpm tokens".

/** Least diameter in px, share of the width of the field, share of its height, greatest diameter in px. */
export const DIAMETERS = {
  desktop: {
    s: [104, 0.167, 0.2, 224],
    m: [104, 0.205, 0.24, 288],
    l: [108, 0.24, 0.28, 350],
    xl: [140, 0.362, 0.42, 520],
    xxl: [168, 0.54, 0.62, 780],
  },
  tablet: {
    s: [104, 0.208, 0.21, 224],
    m: [104, 0.225, 0.24, 288],
    l: [108, 0.263, 0.28, 350],
    xl: [140, 0.4, 0.42, 520],
    xxl: [168, 0.54, 0.62, 780],
  },
  phone: {
    s: [104, 0.284, 0.262, 132],
    m: [104, 0.3, 0.277, 140],
    l: [108, 0.322, 0.298, 156],
    xl: [128, 0.415, 0.384, 210],
    xxl: [150, 0.58, 0.5, 290],
  },
} as const;
