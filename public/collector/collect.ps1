# Writes DEV-2026-11-29.json: what is deployed on a tenant of SAP Cloud Integration. PowerShell 5.1 or later. Needs,
# beside it, collect.json: the table of what is fetched, with the role that the key (plan "api") needs for it.
#   .\collect.ps1 DEV.json                  the file is the key; it has the tenant's name
#   .\collect.ps1 all keys PROD.json        packages and drafts too; several keys, as files or in folders
#   .\collect.ps1 DEV.json at=edge1         also the list of the edge runtime with this location id
#   Get-Clipboard -Raw | .\collect.ps1 DEV  a key that is no file
# It only reads, starts no process, and stores neither token nor secret nor names of people.
$ErrorActionPreference = 'Stop'
[Net.ServicePointManager]::SecurityProtocol = 'Tls12'
$table = [IO.File]::ReadAllText("$PSScriptRoot/collect.json") | ConvertFrom-Json
function Write-Note($Text) { [Console]::Error.WriteLine("${tenant}: $Text") }
# The answer of an address: status ("cut" if it did not arrive whole), text, and how long to wait.
function Send-Request($Uri, $Authorization, $Form) {
  $request = [Net.WebRequest]::CreateHttp($Uri)
  $request.AllowAutoRedirect = $false; $request.Accept = 'application/json'; $request.Timeout = 300000
  if ($request.Proxy) { $request.Proxy.Credentials = [Net.CredentialCache]::DefaultNetworkCredentials }
  if ($Authorization) { $request.Headers['Authorization'] = $Authorization }
  if ($certificate) { [void]$request.ClientCertificates.Add($certificate) }
  try {
    if ($Form) {
      $request.Method = 'POST'; $request.ContentType = 'application/x-www-form-urlencoded'
      $writer = New-Object IO.StreamWriter $request.GetRequestStream()
      $writer.Write($Form); $writer.Close()
    }
    $response = $request.GetResponse()
  } catch { $response = $_.Exception.InnerException.Response }
  try { $text = (New-Object IO.StreamReader $response.GetResponseStream()).ReadToEnd() } catch { return @{ Status = 'cut' } }
  @{ Status = "$([int]$response.StatusCode)"; Text = $text; Wait = $response.Headers['Retry-After'] }
}
function Get-Token {
  $pair = [Text.Encoding]::UTF8.GetBytes("$($key.clientid):$($key.clientsecret)")
  $basic, $form = if ($key.clientsecret) { "Basic $([Convert]::ToBase64String($pair))", 'grant_type=client_credentials' }
    else { '', "grant_type=client_credentials&client_id=$([Uri]::EscapeDataString($key.clientid))" }
  try { ((Send-Request $key.tokenurl $basic $form).Text | ConvertFrom-Json).access_token } catch { }
}
# PowerShell 5.1 writes dates of this form differently than it reads them.
$toIso = { [DateTimeOffset]::FromUnixTimeMilliseconds([long]$args[0].Groups[1].Value).UtcDateTime.ToString('o') }
# Fetches a page. 429 waits as it says, else 2, 4, 8 … s; 5xx and cut lines are tried three times; a token may expire.
function Read-Page($Page) {
  $waits = $faults = $logins = 0
  for ($delay = 2; ; $delay *= 2) {
    Start-Sleep -Milliseconds (1000 * $row.pause)
    $answer = Send-Request "$api/$Page" "Bearer $($session.Token)"
    $session.Status = $answer.Status
    if ($answer.Status -eq '200') {
      $page = try { (ConvertFrom-Json ([regex]::Replace($answer.Text, '\\?/Date\((-?\d+)\)\\?/', $toIso))).d } catch { }
      if (-not $page) { $session.Status = 'no list' }
      return $page
    }
    if ($answer.Status -eq '401' -and -not $logins++ -and ($session.Token = Get-Token)) { continue }
    $isTried = if ($answer.Status -eq '429') { ++$waits -gt 8 } elseif ($answer.Status -match '^5|cut') { ++$faults -gt 2 } else { $true }
    if ($isTried) { return }
    Start-Sleep -Seconds $(if ($answer.Wait -match '^\d{1,3}$') { $answer.Wait } else { $delay })
  }
}
# The entries of a list: by next link (only what follows /api/v1/, the host stays), else by $skip until nothing is
# new; lists of a package have no $skip. What stays open is noted.
function Read-List($Path, $Package) {
  $ids = New-Object Collections.Generic.HashSet[string]
  for ($next = $Path + '?$format=json'; $next -and ($d = Read-Page $next); ) {
    $page = @(if ($d.PSObject.Properties['results']) { $d.results | Where-Object { $_ } } else { $d })
    if (-not ($page | Where-Object { $ids.Add($_.Id) })) {
      if ($d.__next -or ($page -and $next -notlike '*&$skip=*')) { $session.Status = 'repeated' }
      break
    }
    foreach ($entry in $page) { $entry | Select-Object @($entry.PSObject.Properties.Name | Where-Object { $_ -in $row.fields }) }
    $next = $d.__next -replace '^.*/api/v1/', ''
    if (-not $next -and -not $Package) { $next = $Path + '?$format=json&$skip=' + $ids.Count }
  }
  $status = $session.Status
  if ($status -eq '200') { return }
  if ($status -eq '404' -and $Path -like '*/Integration*') { $gone.Add($Package); return Write-Note "Package $Package is gone." }
  $open.Add("${Path}: $status")
  $reason = @($table.reasons.($status -replace '^5..$', '5xx'), $table.reasons.other | Where-Object { $_ })[0]
  Write-Note "${Path}: $status. $($reason.Replace('{role}', $row.role))"
}
# Writes the lists of the table, for the tenant or its edge runtime, as one file, which replaces none.
function Save-Lists($Location) {
  $open = New-Object Collections.Generic.List[string]; $gone = New-Object Collections.Generic.List[string]
  $api = $key.url.TrimEnd('/') + $(if ($Location) { "/location/$Location" }) + '/api/v1'
  $result = [ordered]@{ tenant = $tenant; collectedAt = [DateTime]::UtcNow.ToString('yyyy-MM-ddTHH:mm:ssZ') }
  if ($Location) { $result.location = $Location }
  foreach ($row in $table.lists | Where-Object { $_.list -eq 'runtime' -or ($isAll -and -not $Location) }) {
    $packages = @(if ($row.path -like '*{package}*') { $result.packages | ForEach-Object { [Uri]::EscapeDataString($_.Id) } } else { '' })
    $at = 0
    $result[$row.list] = @($result[$row.list]) + @(foreach ($package in $packages) {
      if (-not $gone.Contains($package)) { Read-List $row.path.Replace('{package}', $package) $package }
      if (++$at % 20 -eq 0) { Write-Note "$($row.path -replace '^.*/'): $at of $($packages.Count)" }
    }) | Where-Object { $_ }
    if ($open.Count -and -not @($result.runtime).Count) { throw '' }
  }
  if ($open.Count) { $result.incomplete = $open }
  $name = "$PWD/$tenant$(if ($Location) { "-$Location" })-$(Get-Date -Format yyyy-MM-dd)"
  for ($file = "$name.json"; Test-Path -LiteralPath $file; ) { $number = [Math]::Max(2, $number + 1); $file = "$name-$number.json" }
  [IO.File]::WriteAllText($file, (ConvertTo-Json $result -Depth 9 -Compress))
  if (-not $env:OS) { [IO.File]::SetUnixFileMode($file, 'UserRead, UserWrite') }
  if ($open.Count) { Write-Note "$file is incomplete."; $script:worst = [Math]::Max($worst, 3) }
}
$isAll = $args -contains 'all'; $worst = 0; $piped = @($input) -join "`n"
foreach ($name in $args | Where-Object { $_ -notin 'all', 'runtime' -and $_ -notlike 'at=*' }) {
  $files = @(if (Test-Path -LiteralPath $name) { Get-ChildItem -LiteralPath $name -File -Filter *.json } else { $null })
  foreach ($file in $files) {
    $tenant = if ($file) { $file.BaseName } else { $name }
    try {
      $text = if ($file) { [IO.File]::ReadAllText($file.FullName) } else { $piped }
      $json = try { ConvertFrom-Json $text } catch { }
      $key = @($json, $json.oauth, $json.credentials, $json.credentials.oauth | Where-Object { $_.tokenurl })[0]
      if (-not $key) { throw 'This is no service key with url, tokenurl, clientid and clientsecret.' }
      $certificate = if (-not $key.clientsecret) {
        if ($PSVersionTable.PSVersion.Major -lt 7) { throw 'A key with a certificate needs PowerShell 7 or collect.sh.' }
        $pem = [Security.Cryptography.X509Certificates.X509Certificate2]::CreateFromPem($key.certificate, $key.key)
        [Security.Cryptography.X509Certificates.X509Certificate2]::new($pem.Export('Pfx'))
      }
      $session = @{ Token = Get-Token }
      if (-not $session.Token) { throw 'The token address gave no token.' }
      foreach ($location in @('') + @($args -like 'at=*' -replace '^at=')) { Save-Lists $location }
    } catch { Write-Note "$($_.Exception.Message) Nothing was written."; $worst = 1 }
  }
}
exit $worst
