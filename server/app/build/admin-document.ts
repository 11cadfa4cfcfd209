const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#8c857b"><rect x="2" y="2" width="9" height="9" rx="2"/><rect x="13" y="13" width="9" height="9" rx="2"/></svg>',
)}`

/** The document of the admin area, which loads these URLs. The server fills in `{{nonce}}` for each response. */
export const adminDocument = ([entry = '', ...imports]: string[], styles: string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="csp-nonce" content="{{nonce}}">
<link rel="icon" href="${icon}">
<title>CMS</title>
${styles.map(file => `<link rel="stylesheet" href="${file}">`).join('\n')}
${imports.map(file => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${entry}"></script>
</head>
<body><div id="admin"></div><noscript>This page needs JavaScript.</noscript></body>
</html>
`
