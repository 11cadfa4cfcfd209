// Most user agents also name other browsers, so the order matters.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/**
 * The browser and system of a user agent. Returns an unknown user agent unchanged, and an empty string for an empty
 * one.
 */
export const deviceName = (agent: string): string => {
  const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(agent))?.[1]
  const names = [find(browsers), find(systems)].filter(name => name !== undefined)
  return names.length > 0 ? names.join(' · ') : agent.slice(0, 60)
}
