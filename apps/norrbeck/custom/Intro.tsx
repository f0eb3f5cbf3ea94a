import type { CustomComponentProps } from '@tamarack-lowe/microsite';

/** Coordinates along the edges of the plan, a step of the grid apart: as many as a window of 3840 × 2160 has. */
const EAST = Array.from({ length: 24 }, (_, step) => 229_000 + step * 50);
const NORTH = Array.from({ length: 16 }, (_, step) => 5_368_450 - step * 50);

/** Writes a coordinate in groups of three digits, as plans do in both languages. */
const grouped = (metres: number) => String(metres).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202F');

/**
 * The first page of the kit on a drawing sheet: the ring of the name is a hill, in the plan and in the section below it; words
 * and choices stand in the title block. `intro.css` puts them there.
 */
export function Intro({ Default, ...rest }: CustomComponentProps<'intro'>) {
  return (
    <div className="sheet">
      <div className="sheet__block" aria-hidden="true" hidden />
      <div className="sheet__plan" aria-hidden="true" hidden>
        <div className="sheet__contours" />
        <div className="sheet__cut" />
        <div className="sheet__drop" />
        <div className="sheet__section" />
        <div className="sheet__scale">50 m</div>
      </div>
      <p className="sheet__east" aria-hidden="true" hidden>
        {EAST.map((metres) => (
          <span key={metres}>{`${grouped(metres)} E`}</span>
        ))}
      </p>
      <p className="sheet__northing" aria-hidden="true" hidden>
        {NORTH.map((metres) => (
          <span key={metres}>{`${grouped(metres)} N`}</span>
        ))}
      </p>
      <Default {...rest} />
    </div>
  );
}
