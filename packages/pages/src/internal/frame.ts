/** Parts of the frame that sites cannot replace: the document, the order of its parts, and placeholder pages. */
export { classesOfType, DocumentFrame, type DocumentFrameProps } from '../frame/DocumentFrame.tsx';
export { Frame, type FrameProps } from '../frame/Frame.tsx';
export {
  FailedPage,
  type FailedPageProps,
  LoadingPage,
  type LoadingPageProps,
} from '../frame/placeholderPages.tsx';
