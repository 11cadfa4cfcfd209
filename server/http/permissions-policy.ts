/**
 * Device features that no document of the product may use. What embedded video players ask for, such as full screen and
 * autoplay, is left alone.
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
