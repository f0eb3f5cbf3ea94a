import { type ComponentType, createElement, type ReactNode } from 'react';
import type { PageHandle } from './pageHandle.ts';

/** A page that takes data of any kind. */
export type Page = {
  /** Returns the metadata of the page for the shell. */
  handle: (data: unknown) => PageHandle;
  draw: (data: unknown, pathname: string) => ReactNode;
  carry?: Carry | undefined;
};

/**
 * Carries an element over from a page of this kind to another, or back. Called with both paths before the page changes;
 * the function it returns is called once the other page is in the document and scrolled.
 */
export type Carry = (from: string, to: string) => (() => void) | undefined;

type PageOf<Data> = {
  handle: PageHandle | ((data: Data) => PageHandle);
  Component: ComponentType<{ data: Data; pathname: string }>;
  carry?: Carry;
};

/**
 * Joins a page with the type of its data: the result of `load` of its kind, as JSON. The cast is safe, because the
 * build renders a page with the data that it puts beside it.
 */
export function makePage<Data>({ handle, Component, carry }: PageOf<Data>): Page {
  return {
    handle: (data) => (typeof handle === 'function' ? handle(data as Data) : handle),
    draw: (data, pathname) => createElement(Component, { data: data as Data, pathname }),
    carry,
  };
}
