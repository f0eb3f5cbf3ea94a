import { ButtonLink } from '@tamarack-lowe/ui/button';
import { TextLink } from '@tamarack-lowe/ui/link';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { DocumentFile } from '../data/DocumentFile.ts';
import { documentSize } from './documentSize.ts';
import type { BlockGroup } from './groupBlocks.ts';

type ResourceStepsProps = {
  steps: Extract<BlockGroup, { type: 'steps' }>['steps'];
  documents: readonly DocumentFile[];
};

/** What to do next: purple buttons, links in words, and what can be printed. */
export function ResourceSteps({ steps, documents }: ResourceStepsProps) {
  const words = useWords();
  const { say } = words;
  const linkAs = useLink();
  const outside = { newTab: true, newTabLabel: say('opensNewTab') };
  return (
    <div className="resource__steps">
      {steps.map(({ type, text, link }) => {
        const common = { href: link, linkAs, ...(link.startsWith('/') ? {} : outside) };
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
          {say('documentDownload', { title, size: documentSize(bytes, words) })}
        </TextLink>
      ))}
    </div>
  );
}
