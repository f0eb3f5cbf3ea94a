import type { FrameFooterProps } from '@tamarack-lowe/pages/frame';
import { useSite } from '../../site/SiteContext.tsx';
import { useNetworks } from './useNetworks.tsx';
import { useYear } from './useYear.ts';

/** What footer and menu end with. */
export function useFirm(): FrameFooterProps {
  const { firm, links } = useSite().brand;
  const { privacy, accessibility } = links;
  return { firm, privacy, accessibility, year: useYear(), networks: useNetworks() };
}
