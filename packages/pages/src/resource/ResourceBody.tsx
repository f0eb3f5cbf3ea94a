import { type CustomBlock, type Picture, type ResourceBlock, slugOf } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { TextLink } from '@tamarack-lowe/ui/link';
import { ArrowList, BulletList, Prose } from '@tamarack-lowe/ui/prose';
import { Quote } from '@tamarack-lowe/ui/quote';
import { BodyBlock } from '../context/BodyBlock.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { DocumentFile } from '../data.ts';
import { FactText, factTexts } from '../facts/Facts.tsx';
import { documentSize } from './resourceWords.ts';

/** A block of a resource, or a custom block. Quotes of colleagues come with their portrait. */
export type ShownResourceBlock =
  | CustomBlock
  | Exclude<ResourceBlock, { type: 'quote' | 'machines' | 'promises' }>
  | (Extract<ResourceBlock, { type: 'quote' }> & { portrait: Picture | null });

type ResourceBodyProps = { blocks: readonly ShownResourceBlock[]; documents: readonly DocumentFile[] };

/** The blocks of a resource. Documents are in the first row of steps, or at the end without steps. */
export function ResourceBody({ blocks, documents }: ResourceBodyProps) {
  const groups = groupBlocks(blocks);
  const stepsAt = groups.findIndex((group) => group.type === 'steps');
  return (
    <Prose className="resource__body">
      {groups.map((group, index) => {
        const key = `${index}-${group.type}`;
        if (group.type !== 'steps') return <BodyBlock key={key} block={group} Default={TextBlock} />;
        return <ResourceSteps key={key} steps={group.steps} documents={index === stepsAt ? documents : []} />;
      })}
      {stepsAt < 0 && documents.length > 0 && <ResourceSteps steps={[]} documents={documents} />}
    </Prose>
  );
}

type Step = Extract<ShownResourceBlock, { type: 'button-purple' | 'link' }>;

/** A block, or a row of steps: adjacent buttons and links. */
type BlockGroup = Exclude<ShownResourceBlock, Step> | { type: 'steps'; steps: Step[] };

/** Groups adjacent buttons and links into rows. */
export function groupBlocks(blocks: readonly ShownResourceBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.type !== 'button-purple' && block.type !== 'link') groups.push(block);
    else if (last?.type === 'steps') last.steps.push(block);
    else groups.push({ type: 'steps', steps: [block] });
  }
  return groups;
}

/** A block with text: neither custom nor a row of steps. */
function TextBlock(block: Exclude<BlockGroup, CustomBlock | { type: 'steps' }>) {
  switch (block.type) {
    case 'title':
      return <h2 id={slugOf(block.text)}>{block.text}</h2>;
    case 'subtitle':
      return <ResourceSubtitle text={block.text} />;
    case 'paragraph':
      return (
        <p>
          <FactText text={block.text} />
        </p>
      );
    case 'quote':
      return <ResourceQuote {...block} />;
    case 'bullet-list':
      return <BulletList items={factTexts(block.list)} />;
    case 'arrow-list':
      return <ArrowList items={factTexts(block.list)} />;
  }
}

/** A subtitle. A numbered one, "3. Call", has its number in a ring, like dates. */
function ResourceSubtitle({ text }: { text: string }) {
  const [, number, dot, words] = /^(\d+)(\.) (.+)$/.exec(text) ?? [];
  if (!number) return <h3>{text}</h3>;
  return (
    <h3 className="resource__step">
      <span className="resource__number">
        <span>{number}</span>
        <span className="gt-visually-hidden">{`${dot} `}</span>
      </span>
      <span>{words}</span>
    </h3>
  );
}

type ResourceQuoteProps = Extract<ShownResourceBlock, { type: 'quote' }>;

/** A quote of a colleague. `by` is "name, job". */
export function ResourceQuote({ text, by = '', portrait }: ResourceQuoteProps) {
  const { say } = useWords();
  const [name, ...rest] = by.split(', ');
  return (
    <Quote className="resource__quote" by={name} job={rest.join(', ')} picture={portrait ?? undefined}>
      {say('quoted', { text })}
    </Quote>
  );
}

type ResourceStepsProps = {
  steps: readonly Step[];
  documents: readonly DocumentFile[];
};

/** A row of buttons and links, with documents to download. */
function ResourceSteps({ steps, documents }: ResourceStepsProps) {
  const words = useWords();
  return (
    <div className="resource__steps">
      {steps.map((step) => (
        <BodyBlock key={step.link} block={step} Default={ResourceStep} />
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
  // A mail address opens a program; a tab would stay empty.
  const outside = link.startsWith('http') ? { newTab: true, newTabLabel: say('opensNewTab') } : {};
  const common = { href: link, linkAs: useLink(), ...outside };
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
