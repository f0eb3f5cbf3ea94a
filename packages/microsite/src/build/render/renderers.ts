import type * as Draw from '../../client/draw.tsx';

/** The module that draws pages: it is built, and loaded then, so that only its types are known before. */
export type DrawModule = typeof Draw;

/** A site that is open for the build, in one of its languages. */
export type Drawing = ReturnType<DrawModule['openDrawings']>[number];
