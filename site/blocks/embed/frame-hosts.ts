/** The sites whose frames editors may embed, by host, with the names that visitors know them by. */
export const frameHosts: Readonly<Record<string, string>> = {
  'www.openstreetmap.org': 'OpenStreetMap',
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
  'open.spotify.com': 'Spotify',
  'calendar.google.com': 'Google Calendar',
  'docs.google.com': 'Google Docs',
  'forms.office.com': 'Microsoft Forms',
  'datawrapper.dwcdn.net': 'Datawrapper',
  'flo.uri.sh': 'Flourish',
}
