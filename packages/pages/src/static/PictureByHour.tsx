import { VISITOR_TYPES } from '@tamarack-lowe/content-model';
import { Picture, squareSizes } from '@tamarack-lowe/ui/picture';
import type { PictureOfHour } from '../data/PictureOfHour.ts';

type PictureByHourProps = {
  of: PictureOfHour;
  /** As in `<img sizes>`. */
  sizes: string;
  /** It fills a square or a circle of these `sizes`. Default false. */
  square?: boolean;
  /** Words beside the picture say what it shows. Default false. */
  decorative?: boolean;
};

/**
 * A picture in the light of the page: of the dawn for students, of the dusk for experienced visitors. Both are in the
 * built page and its class shows one, so that nothing flashes; both are lazy, since browsers fetch no lazy picture that
 * is not displayed.
 */
export function PictureByHour({ of, sizes, square = false, decorative = false }: PictureByHourProps) {
  return VISITOR_TYPES.map((type) => (
    <span key={type} className="site-for" data-for={type}>
      <Picture
        picture={of[type].picture}
        alt={decorative ? '' : of[type].alt}
        sizes={square ? squareSizes(sizes, of[type].picture) : sizes}
      />
    </span>
  ));
}
