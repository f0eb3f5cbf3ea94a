export { ComingPage, type ComingPageProps } from './ComingPage.tsx';
export { DocumentFrame, type DocumentFrameProps } from './DocumentFrame.tsx';
export { FailedPage, type FailedPageProps } from './FailedPage.tsx';
export { Frame, type FrameProps } from './Frame.tsx';
export { FrameFooter, type FrameFooterProps } from './FrameFooter.tsx';
export { type Corners, FrameHeader, type FrameHeaderProps } from './FrameHeader.tsx';
export { FrameMenu, type FrameMenuProps } from './FrameMenu.tsx';
export { FrameNotice, type FrameNoticeProps } from './FrameNotice.tsx';
export { FOOTER_ID } from './footerId.ts';
