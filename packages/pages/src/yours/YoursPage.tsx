import { useMemo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { MotionChoice, type MotionChoiceProps } from './MotionChoice.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';
import { StoredList, type StoredListProps } from './StoredList.tsx';
import { makeYoursWords, type YoursMessages } from './yoursWords.ts';

const BULLETS = [
  { color: 'blue', size: 92, blur: 0.5, x: 100, y: 30, mobile: { x: 104, y: 16 } },
  { color: 'red', size: 56, blur: 0.3, x: 0, y: 88, mobile: { x: -20, y: 70 } },
] as const;

/** Props of the page. */
export type YoursPageProps = {
  words: YoursMessages;
  stored: Omit<StoredListProps, 'say'>;
  motion: Omit<MotionChoiceProps, 'say'>;
  receipt: Omit<ReceiptProps, 'say'>;
};

/**
 * Everything that the site stores on a device, to download and to erase; a choice of motion; and a count of every request of the
 * visit. Without scripts it says what the site would store.
 */
export function YoursPage({ words, stored, motion, receipt }: YoursPageProps) {
  const { say: sayOnEveryPage } = useWords();
  const say = useMemo(() => makeYoursWords(words), [words]);
  return (
    <StaticPage className="yours" seed={8.1} bullets={BULLETS}>
      <header>
        <h1 tabIndex={-1}>{sayOnEveryPage('yoursTitle')}</h1>
        <p className="gt-lead static-page__lead">{say('yoursLead')}</p>
        <noscript>
          <p className="yours__note">{say('yoursNoScript')}</p>
        </noscript>
      </header>
      <StoredList {...stored} say={say} />
      <MotionChoice {...motion} say={say} />
      <Receipt {...receipt} say={say} />
    </StaticPage>
  );
}
