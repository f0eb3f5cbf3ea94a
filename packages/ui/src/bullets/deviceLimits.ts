/** Properties of `navigator` about device and connection; only Chromium has them. */
type DeviceHints = { userAgent?: string; deviceMemory?: number; connection?: { saveData?: boolean } };

const LITTLE_MEMORY_GB = 2;

/** True if the device has little memory or saves data: do not move decoration then. */
export function isConstrainedDevice(device: DeviceHints): boolean {
  return device.connection?.saveData === true || (device.deviceMemory ?? Infinity) <= LITTLE_MEMORY_GB;
}
