/** Parameters of ten kinds, each with a mark of its own in the part that must not appear. */
export const CANARIES = Array.from({ length: 1000 }, (_, at) => {
  const mark = `Kanarie${at}Vogel`;
  const kinds = [
    { key: 'DB Password', value: mark },
    { key: 'Api_Token', value: `${mark}9` },
    { key: 'Header', value: `Bearer ${mark}.x-y` },
    { key: 'Query', value: `https://api.example/v1?apikey=${mark}` },
    { key: 'Url', value: `https://svc:${mark}@files.example/in` },
    { key: 'Text', value: `Fragen an ${mark}@muster.example ${'bitte '.repeat(60)}` },
    { key: 'Mail', value: `${mark}@muster.example` },
    { key: 'Connection', value: `Server=db;User Id=x;Password=${mark};` },
    { key: 'Map', value: `${mark} `.repeat(100) },
    { key: 'Address', value: `https://${mark}@files.example/in?code=${mark}${mark}` },
  ];
  const { key, value } = kinds[at % kinds.length] ?? { key: '', value: '' };
  return { key: `${key} ${at}`, type: 'xsd:string', value };
});

export const CANARY = /Kanarie/i;
