import type { ContentDocument } from '@tamarack-lowe/stories/server';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { TextLink } from '@tamarack-lowe/ui/link';
import { documentSize } from '../../content/documentSize.ts';
import { say } from '../../content/say.ts';
import { SiteLink } from '../../shell/SiteLink.tsx';
import type { BlockGroup } from './groupBlocks.ts';

type ResourceStepsProps = {
  steps: Extract<BlockGroup, { type: 'steps' }>['steps'];
  documents: readonly ContentDocument[];
};

/** What to do next: purple buttons, links in words, and what can be printed. */
export function ResourceSteps({ steps, documents }: ResourceStepsProps) {
  return (
    <div className="resource__steps">
      {steps.map(({ type, text, link }) => {
        const common = { href: link, linkAs: SiteLink, ...(link.startsWith('/') ? {} : OUTSIDE) };
        return type === 'link' ? (
          <TextLink key={link} arrow={link.startsWith('/') ? 'on' : undefined} {...common}>
            {text}
          </TextLink>
        ) : (
          <ButtonLink key={link} variant="purple" {...common}>
            {text}
          </ButtonLink>
        );
      })}
      {documents.map(({ key, title, src, bytes }) => (
        <TextLink key={key} href={src} arrow="download" download>
          {say('documentDownload', { title, size: documentSize(bytes) })}
        </TextLink>
      ))}
    </div>
  );
}

const OUTSIDE = { newTab: true, newTabLabel: say('opensNewTab') };
