/**
 * Position of a circle: `offset` in percent of the radii of the field, `degree` counter-clockwise from the right (0 is
 * right, 90 is up).
 */
export type Placement = { offset: number; degree: number };

/**
 * Size of a circle. The diameter follows the field.
 */
export type CircleSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

/** A circle of a layout. */
export type LayoutCircle = { size: CircleSize; desktop: Placement; tablet?: Placement; mobile?: Placement };

/** Name of a layout. */
export type LayoutName =
  | 'heroLeft'
  | 'heroRight'
  | 'around'
  | 'apart'
  | 'cropped'
  | 'gathering'
  | 'airy'
  | 'rising';

const at = (offset: number, degree: number): Placement => ({ offset, degree });

/**
 * Layouts to start a slide from, circles in reading order: `heroLeft` and `heroRight` have one large circle and five others,
 * `around` six around a ring, `apart` five at the sides of a large ring, `cropped` three beside the largest, `gathering` seven
 * of one size, `airy` three large and two small, `rising` five that grow from the lower left to the upper right.
 */
export const LAYOUTS: Readonly<Record<LayoutName, readonly LayoutCircle[]>> = {
  heroLeft: [
    { size: 'xl', desktop: at(8, 168), tablet: at(13, 205), mobile: at(16, 270) },
    { size: 'l', desktop: at(116, 57), tablet: at(113, 46), mobile: at(129, 44) },
    { size: 'm', desktop: at(96, 346), tablet: at(101, 353) },
    { size: 'l', desktop: at(113, 286), tablet: at(115, 233), mobile: at(147, 232) },
    { size: 'm', desktop: at(102, 127), tablet: at(105, 134), mobile: at(116, 141) },
    { size: 's', desktop: at(100, 226), tablet: at(114, 313), mobile: at(143, 306) },
  ],
  heroRight: [
    { size: 'xl', desktop: at(24, 34), tablet: at(13, 335), mobile: at(16, 270) },
    { size: 'l', desktop: at(113, 60), tablet: at(113, 46), mobile: at(129, 44) },
    { size: 'm', desktop: at(102, 155), tablet: at(105, 134), mobile: at(116, 141) },
    { size: 'l', desktop: at(111, 257), tablet: at(115, 233), mobile: at(147, 232) },
    { size: 'm', desktop: at(106, 12), tablet: at(101, 353) },
    { size: 's', desktop: at(106, 320), tablet: at(114, 313), mobile: at(143, 306) },
  ],
  around: [
    { size: 'l', desktop: at(113, 152), tablet: at(128, 132), mobile: at(136, 133) },
    { size: 'l', desktop: at(102, 83), tablet: at(122, 44), mobile: at(128, 42) },
    { size: 'm', desktop: at(108, 27), tablet: at(101, 355), mobile: at(101, 354) },
    { size: 'l', desktop: at(110, 329), tablet: at(128, 312), mobile: at(135, 312) },
    { size: 'm', desktop: at(105, 267), tablet: at(122, 226), mobile: at(130, 223) },
    { size: 'm', desktop: at(103, 209), tablet: at(101, 177), mobile: at(100, 177) },
  ],
  apart: [
    { size: 'l', desktop: at(107, 149) },
    { size: 'm', desktop: at(98, 218) },
    { size: 'l', desktop: at(108, 34) },
    { size: 'm', desktop: at(102, 342) },
    { size: 's', desktop: at(119, 303) },
  ],
  cropped: [
    { size: 'xxl', desktop: at(84, 2), tablet: at(84, 2), mobile: at(108, 338) },
    { size: 'l', desktop: at(110, 120), tablet: at(110, 120), mobile: at(114, 119) },
    { size: 's', desktop: at(67, 178), tablet: at(67, 178), mobile: at(100, 177) },
    { size: 'm', desktop: at(105, 244), tablet: at(105, 244), mobile: at(128, 231) },
  ],
  gathering: [
    { size: 'm', desktop: at(6, 281), tablet: at(20, 302), mobile: at(2, 97) },
    { size: 'm', desktop: at(83, 82), tablet: at(81, 80), mobile: at(100, 89) },
    { size: 'm', desktop: at(82, 33), tablet: at(92, 29), mobile: at(114, 28) },
    { size: 'm', desktop: at(80, 327), tablet: at(95, 330), mobile: at(113, 333) },
    { size: 'm', desktop: at(92, 272), tablet: at(101, 276), mobile: at(100, 269) },
    { size: 'm', desktop: at(84, 221), tablet: at(84, 221), mobile: at(113, 207) },
    { size: 'm', desktop: at(71, 137), tablet: at(71, 137), mobile: at(115, 151) },
  ],
  airy: [
    { size: 'xl', desktop: at(131, 133), tablet: at(122, 127), mobile: at(113, 161) },
    { size: 's', desktop: at(123, 54), tablet: at(106, 69), mobile: at(102, 81) },
    { size: 'xl', desktop: at(43, 26), tablet: at(94, 1), mobile: at(101, 5) },
    { size: 's', desktop: at(103, 312), tablet: at(110, 295), mobile: at(142, 315) },
    { size: 'xl', desktop: at(122, 235), tablet: at(113, 237), mobile: at(107, 252) },
  ],
  rising: [
    { size: 'xl', desktop: at(141, 45), tablet: at(141, 45), mobile: at(141, 45) },
    { size: 'l', desktop: at(71, 327), tablet: at(13, 307), mobile: at(88, 128) },
    { size: 'm', desktop: at(14, 215), tablet: at(72, 193), mobile: at(101, 344) },
    { size: 's', desktop: at(92, 255), tablet: at(101, 264), mobile: at(34, 234) },
    { size: 's', desktop: at(141, 225), tablet: at(132, 228), mobile: at(141, 225) },
  ],
};
