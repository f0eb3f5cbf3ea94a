import { checkContent, readSiteContent } from '@tamarack-lowe/content-tools';
import { brandOf } from '../build/brandOf.ts';
import { type Inspection, makeCheck } from './check.ts';
import { labelComplaints } from './labelComplaints.ts';

const inspectContent: Inspection = async (config) => {
  const { complaints } = checkContent(config.contentFolder);
  if (complaints.length > 0) return complaints;
  const [language = ''] = config.languages;
  const { brand, headMessages, messages } = await readSiteContent(config.contentFolder, { language });
  const labels = { ...messages, ...headMessages };
  return labelComplaints({ brand: brandOf(brand, config), language, labels });
};

/** Checks the config of a site, then its content, then its labels, in an editor's words. */
export const checkSite = makeCheck([inspectContent]);
