import type { CustomComponentProps } from '@tamarack-lowe/microsite';

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
      <div className="sheet__east" aria-hidden="true" hidden />
      <div className="sheet__northing" aria-hidden="true" hidden />
      <Default {...rest} />
    </div>
  );
}
