import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where the browsers and what runs them are; undefined for what is not installed. */
export const findBrowsers = () => ({
  display: onPath('Xvfb') && onPath('xdotool'),
  firefox: process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox'),
  webKitDriver: process.env.WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver'),
  webKit: globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').at(-1),
})

export const installation =
  'apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb xdotool'

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(file => existsSync(file))
