import { type ComponentType, createElement, type ReactNode } from 'react';
import type { PageHandle } from './pageHandle.ts';

/** What a page is made of, for data of any kind. */
export type Page = {
  /** What the page tells the shell. */
  handle: (data: unknown) => PageHandle;
  draw: (data: unknown, pathname: string) => ReactNode;
  carry?: Carry | undefined;
};

/**
 * Takes something along between a page of this kind and another, by their paths: called before the page changes; what
 * it gives is called once the other page is in the document and scrolled.
 */
export type Carry = (from: string, to: string) => (() => void) | undefined;

type PageOf<Data> = {
  handle: PageHandle | ((data: Data) => PageHandle);
  Component: ComponentType<{ data: Data; pathname: string }>;
  carry?: Carry;
};

/**
 * A page and the data it is drawn from: what `load` of its kind gives, as JSON. The build renders both
 * together and puts the data beside the page, so they are of one kind.
 */
export function makePage<Data>({ handle, Component, carry }: PageOf<Data>): Page {
  return {
    handle: (data) => (typeof handle === 'function' ? handle(data as Data) : handle),
    draw: (data, pathname) => createElement(Component, { data: data as Data, pathname }),
    carry,
  };
}
