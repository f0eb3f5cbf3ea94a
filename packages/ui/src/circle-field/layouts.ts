/**
 * Where a circle sits: `offset` in percent of the radii of the field, `degree` counter-clockwise from the right (0 is
 * right, 90 is up).
 */
export type Placement = { offset: number; degree: number };

/** The sizes of a circle. The diameter follows the field. */
export type CircleSize = 's' | 'm' | 'l' | 'xl';

/** A circle of a layout. */
export type LayoutCircle = { size: CircleSize; desktop: Placement; tablet?: Placement; mobile?: Placement };

const at = (offset: number, degree: number): Placement => ({ offset, degree });

/**
 * The arrangements of the art direction, in reading order: `heroLeft` and `heroRight` are a large circle and five,
 * `around` six around a ring, `apart` five at the sides of a large ring. A new slide starts from one of these.
 */
export const LAYOUTS = {
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
    { size: 'm', desktop: at(102, 334) },
    { size: 's', desktop: at(116, 304) },
  ],
} as const satisfies Record<string, readonly LayoutCircle[]>;
