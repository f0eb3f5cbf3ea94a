import type { ReactNode } from 'react';

type FoundationPageProps = { title: string; lead: string; children: ReactNode };

/** A page about one ingredient of the kit: a title, what it is for, and the thing itself. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className="workshop-foundation">
      <h1>{title}</h1>
      <p className="gt-lead">{lead}</p>
      {children}
    </main>
  );
}
