import type { PagesContext } from '@tamarack-lowe/pages';
import { say } from '../../../../../apps/site/app/content/say.ts';
import { SiteLink } from '../../visit/SiteLink.tsx';

/** What all pages of the site are drawn with. */
export const sitePages: PagesContext = { say, language: 'en-CA', Link: SiteLink };
