import logo from '@tamarack-lowe/stories/objects/logo.svg?url';
import { Logo, LogoFile } from '@tamarack-lowe/ui/logo';
import { useVisit } from './useVisit.tsx';

/** The logo of the brand of the toolbar: outlines for the sample brand, words in type for another. */
export function BrandLogo() {
  const { brandName } = useVisit();
  if (brandName === 'alder-finch') return <Logo words={{ firm: 'Alder Finch', product: 'Grow Together' }} />;
  return <LogoFile href={`${logo}#logo`} />;
}
