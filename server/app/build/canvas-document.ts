/** The server fills in `{{stylesheet}}`, because it knows the URL of the site's styles. */
export const canvasDocument = ([entry = '', ...imports]: string[]) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Canvas</title>
<link rel="stylesheet" href="{{stylesheet}}">
${imports.map(file => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${entry}"></script>
</head>
<body></body>
</html>
`
