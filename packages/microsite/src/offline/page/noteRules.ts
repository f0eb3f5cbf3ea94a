/**
 * How the line on a page that is a copy looks: on the upper edge, where no header has anything, so that it covers nothing
 * in any window; presses go through it. It goes with the page when that is scrolled. A theme may say otherwise.
 */
export const NOTE_RULES = `@layer gt.components {
  .offline-note {
    position: absolute;
    z-index: 3;
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    padding-inline: 10px;
    border-radius: 0 0 8px 8px;
    background: var(--gt-surface);
    color: var(--gt-text);
    font: var(--gt-type-ui);
    font-size: 0.75rem;
    line-height: 1.125rem;
    pointer-events: none;
  }
}`;
