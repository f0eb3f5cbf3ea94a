import { motionReduced } from '@tamarack-lowe/pages/internal/browser';
import { MOTION_CHOICES, type MotionSetting } from '@tamarack-lowe/pages/internal/yours';

/** Reads the setting of this page: the script in its head has applied the stored one before the first paint. */
export function readMotion(): MotionSetting {
  const { gtMotion } = document.documentElement.dataset;
  return MOTION_CHOICES.find((setting) => setting === gtMotion) ?? 'system';
}

/** Applies a setting to this page. The style sheets alone decide what moves, by `data-gt-motion` and the system's preference. */
export function applyMotion(setting: MotionSetting): void {
  const { dataset } = document.documentElement;
  if (setting === 'system') delete dataset.gtMotion;
  else dataset.gtMotion = setting;
}

/**
 * Applies a setting, and stores it under a key of `localStorage`; the system's preference needs no key. Returns whether anything
 * moves now, and whether the setting is stored.
 */
export function chooseMotion(setting: MotionSetting, key: string): { moves: boolean; kept: boolean } {
  applyMotion(setting);
  const moves = !motionReduced();
  try {
    if (setting === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, setting);
    return { moves, kept: true };
  } catch {
    return { moves, kept: false };
  }
}
