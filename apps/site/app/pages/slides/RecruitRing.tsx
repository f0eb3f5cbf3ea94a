import { brand } from '@tamarack-lowe/stories';
import { NameRing } from '@tamarack-lowe/ui/name-ring';

/** The ring in the middle of a recruit slide, grown from the words of the brand. */
export function RecruitRing({ place }: { place: number }) {
  return <NameRing name={brand.short.split(' ')[place] ?? brand.short} aria-hidden="true" late />;
}
