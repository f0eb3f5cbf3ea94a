import type { CustomComponentProps } from '@tamarack-lowe/microsite';

/** The slides of the kit; the last one is a row of stakes that rises to the visitor's. */
export function Slides({ Default, ...rest }: CustomComponentProps<'slides'>) {
  return (
    <div className="site-rising-row">
      <Default {...rest} />
    </div>
  );
}
