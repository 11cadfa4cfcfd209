/**
 * Device features that no document of the product may use. Features that embedded video players need, such as full
 * screen and autoplay, are not restricted.
 */
export const permissionsPolicy = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map(feature => `${feature}=()`)
  .join(', ')
