// Most name the others too, so the order counts.
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

/** What people call the device behind a user agent; as it calls itself when it is none we know, nothing when it is silent. */
export const deviceName = (agent: string): string => {
  const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(agent))?.[1]
  const names = [find(browsers), find(systems)].filter(name => name !== undefined)
  return names.length > 0 ? names.join(' · ') : agent.slice(0, 60)
}
