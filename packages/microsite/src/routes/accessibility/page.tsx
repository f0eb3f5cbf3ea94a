import { AccessibilityPage } from '@tamarack-lowe/pages/accessibility';
import { definePage } from '../route.ts';
import type { AccessibilityData } from './data.server.ts';

function Accessibility({ data: { file, ...page } }: { data: AccessibilityData }) {
  // Only a build writes the file.
  return <AccessibilityPage {...page} file={import.meta.env.DEV ? null : file} />;
}

export const page = definePage<AccessibilityData>({
  metadata: { page: 'static' },
  Component: Accessibility,
});
