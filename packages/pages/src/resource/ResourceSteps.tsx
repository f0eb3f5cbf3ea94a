import { ButtonLink } from '@tamarack-lowe/ui/button';
import { TextLink } from '@tamarack-lowe/ui/link';
import { DrawnBlock } from '../context/DrawnBlock.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { DocumentFile } from '../data/DocumentFile.ts';
import { documentSize } from './documentSize.ts';
import type { BlockGroup } from './groupBlocks.ts';

type Step = Extract<BlockGroup, { type: 'steps' }>['steps'][number];

type ResourceStepsProps = {
  steps: readonly Step[];
  documents: readonly DocumentFile[];
};

/** What to do next: purple buttons, links in words, and what can be printed. */
export function ResourceSteps({ steps, documents }: ResourceStepsProps) {
  const words = useWords();
  return (
    <div className="resource__steps">
      {steps.map((step) => (
        <DrawnBlock key={step.link} block={step} Default={ResourceStep} />
      ))}
      {documents.map(({ key, title, src, bytes }) => (
        <TextLink key={key} href={src} arrow="download" download>
          {words.say('documentDownload', { title, size: documentSize(bytes, words) })}
        </TextLink>
      ))}
    </div>
  );
}

function ResourceStep({ type, text, link }: Step) {
  const { say } = useWords();
  const isInside = link.startsWith('/');
  const outside = { newTab: true, newTabLabel: say('opensNewTab') };
  const common = { href: link, linkAs: useLink(), ...(isInside ? {} : outside) };
  return type === 'link' ? (
    <TextLink arrow={isInside ? 'on' : undefined} {...common}>
      {text}
    </TextLink>
  ) : (
    <ButtonLink variant="purple" {...common}>
      {text}
    </ButtonLink>
  );
}
