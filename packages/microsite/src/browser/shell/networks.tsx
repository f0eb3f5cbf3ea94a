import { brand } from '@tamarack-lowe/stories';
import { FileIcon } from '@tamarack-lowe/ui/icon';
import type { SocialNetwork } from '@tamarack-lowe/ui/social-links';
import marks from './social-marks.svg?url';

/** Our pages on other networks; their marks lie in a file, so that no page carries them. */
export const networks: SocialNetwork[] = brand.social.map((each) => ({
  ...each,
  mark: <FileIcon href={`${marks}#${each.network}`} size={22} />,
}));
