export { classesOfType, DocumentFrame, type DocumentFrameProps } from './DocumentFrame.tsx';
export {
  Frame,
  FrameLanguageHint,
  type FrameLanguageHintProps,
  FrameNotice,
  type FrameNoticeProps,
  type FrameProps,
} from './Frame.tsx';
export { FOOTER_ID, FrameFooter, type FrameFooterProps } from './FrameFooter.tsx';
export {
  type Corners,
  FrameHeader,
  type FrameHeaderProps,
  FrameLogo,
  type FrameLogoProps,
} from './FrameHeader.tsx';
export { FrameMenu, type FrameMenuProps } from './FrameMenu.tsx';
export { ComingPage, type ComingPageProps, FailedPage, type FailedPageProps } from './placeholderPages.tsx';
