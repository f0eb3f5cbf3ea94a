export { FrameNotice, type FrameNoticeProps } from './Frame.tsx';
export { FOOTER_ID, FrameFooter, type FrameFooterProps } from './FrameFooter.tsx';
export {
  type Corners,
  FrameHeader,
  type FrameHeaderProps,
  FrameLogo,
  type FrameLogoProps,
} from './FrameHeader.tsx';
export { FrameMenu, type FrameMenuProps } from './FrameMenu.tsx';
