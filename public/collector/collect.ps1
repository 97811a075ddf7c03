# Writes DEV-2026-11-29.json: what is deployed on a tenant of SAP Cloud Integration. PowerShell 5.1 or later.
# Needs, beside it, collect.json (what is fetched, and the role that it needs), request.ps1 (how it is asked
# for), classes.json and classes.ps1 (what is hidden).
#   .\collect.ps1 DEV.json                  the file is the key (of plan "api") and has the tenant's name
#   .\collect.ps1 all keys PROD.json        packages and drafts too; several keys, as files or in folders
#   .\collect.ps1 config names DEV.json     names of parameters, credentials and certificates too, but no value
#   .\collect.ps1 config DEV.json           values too, unless classes.json takes them for secrets or people
#   .\collect.ps1 DEV.json at=edge1         also the list of the edge runtime with this location id
#   Get-Clipboard -Raw | .\collect.ps1 DEV  a key that is no file
# It only reads, starts no process, and stores neither token nor secret nor names of people.
$ErrorActionPreference = 'Stop'
[Net.ServicePointManager]::SecurityProtocol = 'Tls12'
. "$PSScriptRoot/request.ps1"; . "$PSScriptRoot/classes.ps1"
$table = [IO.File]::ReadAllText("$PSScriptRoot/collect.json") | ConvertFrom-Json
function Write-Note($Text) { [Console]::Error.WriteLine("${tenant}: $Text") }
# PowerShell 5.1 writes dates of this form differently than it reads them.
$toIso = { [DateTimeOffset]::FromUnixTimeMilliseconds([long]$args[0].Groups[1].Value).UtcDateTime.ToString('o') }
# Fetches a page. 429 waits as it says, else 2, 4, 8 and more s; 5xx and cut lines are tried three times; a token may
# expire.
function Read-Page($Page) {
  $waits = $faults = $logins = 0
  for ($delay = 2; ; $delay *= 2) {
    Start-Sleep -Milliseconds (1000 * $row.pause)
    $answer = Send-Request "$api/$Page" "Bearer $($session.Token)"
    $session.Status = $answer.Status
    if ($answer.Status -eq '200') {
      $text = [regex]::Replace($answer.Text, '\\?/Date\((-?\d+)\)\\?/', $toIso)
      $page = try { (ConvertFrom-Json $text).d } catch { }
      if (-not $page) { $session.Status = 'no list' }
      return $page
    }
    if ($answer.Status -eq '401' -and -not $logins++ -and ($session.Token = Get-Token)) { continue }
    $isOver = if ($answer.Status -eq '429') { ++$waits -gt 8 }
      elseif ($answer.Status -match '^5|cut') { ++$faults -gt 2 } else { $true }
    if ($isOver) { return }
    Start-Sleep -Seconds $(if ($answer.Wait -match '^\d{1,3}$') { $answer.Wait } else { $delay })
  }
}
# The entries of a list: by next link (only what follows /api/v1/, the host stays), or by $skip until nothing is
# new. What stays open is noted.
function Read-List($Path, $Id) {
  $known = New-Object Collections.Generic.HashSet[string]
  $entries = @(for ($next = $Path + '?$format=json'; $next -and ($d = Read-Page $next); ) {
    $page = @(if ($d.PSObject.Properties['results']) { $d.results | Where-Object { $_ } } else { $d })
    if (-not ($page | Where-Object { $known.Add($_.($row.fields[0])) })) {
      if ($d.__next -or ($page -and $next -notlike '*&$skip=*')) { $session.Status = 'repeated' }
      break
    }
    foreach ($entry in $page) { ConvertTo-Entry $entry $row $names ($words -contains 'names') }
    $next = $d.__next -replace '^.*/api/v1/', ''
    if (-not $next -and $row.paged) { $next = $Path + '?$format=json&$skip=' + $known.Count }
  })
  $isNone = $row.list -eq 'configurations' -and $session.Status -eq '404'
  $status = if ($isNone) { '200' } else { $session.Status }
  if ($row.list -ne 'configurations') { $entries }
  elseif ($status -eq '200') { [ordered]@{ id = $Id; parameters = $entries } }
  else { [ordered]@{ id = $Id; error = $status } }
  if ($status -eq '200') { return }
  if ("$status $($row.list)" -eq '404 designtime') { $gone.Add($Id); return Write-Note "Package $Id is gone." }
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
  foreach ($row in $table.lists | Where-Object { -not $_.with -or ($_.with -in $words -and -not $Location) }) {
    $names = @($result.credentials.name) + @($result.certificates.alias)
    $ids = @(if ($row.each) {
      $result[$row.each] | Where-Object { $_.Type -in $null, 'INTEGRATION_FLOW' } | ForEach-Object { $_.Id }
    } else { '' })
    $at = 0
    $read = @(foreach ($id in $ids) {
      if (-not $gone.Contains($id)) { Read-List $row.path.Replace('{id}', [Uri]::EscapeDataString($id)) $id }
      if (++$at % 20 -eq 0) { Write-Note "$($row.path -replace '^.*/'): $at of $($ids.Count)" }
    })
    # Credentials and certificates are whole, or missing.
    if ($row.list -notin 'credentials', 'certificates' -or $session.Status -eq '200') {
      $result[$row.list] = @($result[$row.list] | Where-Object { $_ }) + $read
    }
    if ($open.Count -and -not $result.runtime.Count) { throw '' }
  }
  if ($result.Contains('credentials')) { $result.without = 'oauth2', 'secure' }
  if ($open.Count) { $result.incomplete = $open }
  $name = "$PWD/$tenant$(if ($Location) { "-$Location" })-$(Get-Date -Format yyyy-MM-dd)"
  for ($file = "$name.json"; Test-Path -LiteralPath $file; ) {
    $number = [Math]::Max(2, $number + 1); $file = "$name-$number.json"
  }
  [IO.File]::WriteAllText($file, (ConvertTo-Json $result -Depth 9 -Compress))
  if (-not $env:OS) { [IO.File]::SetUnixFileMode($file, 'UserRead, UserWrite') }
  if ($open.Count) { Write-Note "$file is incomplete."; $script:worst = [Math]::Max($worst, 3) }
}
$words = @($args | Where-Object { $_ -in 'all', 'config', 'names' }); $worst = 0; $piped = @($input) -join "`n"
foreach ($name in $args | Where-Object { $_ -notin $words -and $_ -notlike 'at=*' }) {
  foreach ($file in @(if (-not (Test-Path -LiteralPath $name)) { $null }
    elseif (Test-Path -LiteralPath $name -PathType Leaf) { Get-Item -LiteralPath $name }
    else { Get-ChildItem -LiteralPath $name -File -Filter *.json })) {
    $tenant = if ($file) { $file.BaseName } else { $name }
    try {
      $text = if ($file) { [IO.File]::ReadAllText($file.FullName) } else { $piped }
      $json = try { ConvertFrom-Json $text } catch { }
      $key = @($json, $json.oauth, $json.credentials, $json.credentials.oauth | Where-Object {
        $_.url -and $_.tokenurl -and $_.clientid -and ($_.clientsecret -or $_.certificate) })[0]
      if (-not $key) { throw 'This is no service key with url, tokenurl, clientid and clientsecret.' }
      $certificate = if (-not $key.clientsecret) {
        if ($PSVersionTable.PSVersion.Major -lt 7) { throw 'Such a key needs PowerShell 7, or collect.sh.' }
        $type = [Security.Cryptography.X509Certificates.X509Certificate2]
        $type::new($type::CreateFromPem($key.certificate, $key.key).Export('Pfx'))
      }
      $session = @{ Token = Get-Token }
      if (-not $session.Token) { throw 'The token address gave no token.' }
      foreach ($location in @('') + @($args -like 'at=*' -replace '^at=')) { Save-Lists $location }
    } catch { Write-Note "$($_.Exception.Message) Nothing was written."; $worst = 1 }
  }
}
exit $worst
