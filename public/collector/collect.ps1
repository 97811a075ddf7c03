# Writes DEV.json: what is deployed on a tenant of SAP Cloud Integration. PowerShell 5.1 or later.
#   Get-Clipboard -Raw | .\collect.ps1 DEV      role MonitoringDataRead
#   Get-Clipboard -Raw | .\collect.ps1 DEV all  packages and drafts too; also role WorkspacePackagesRead
# The clipboard (or a file: Get-Content key.json -Raw) holds a service key of plan "api". The script only
# reads, stores neither secret nor token, starts no process, and leaves out names of people.
param([string]$Tenant = $(throw 'Name the tenant, such as DEV.'), [string]$Wanted = 'runtime')
$ErrorActionPreference = 'Stop'
[Net.ServicePointManager]::SecurityProtocol = 'Tls12'
function Stop-Here($Reason) { throw "${Tenant}: $Reason Nothing was written." }
try { $json = ConvertFrom-Json (@($input) -join "`n") } catch { Stop-Here 'What was piped in is no service key.' }
$key = @($json, $json.oauth, $json.credentials, $json.credentials.oauth | Where-Object { $_.clientsecret })[0]
$pair = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes("$($key.clientid):$($key.clientsecret)"))
$headers = @{ Authorization = "Basic $pair"; Accept = 'application/json' }
$grant = @{ grant_type = 'client_credentials' }
try { $token = (Invoke-RestMethod -Method Post -Uri $key.tokenurl -Headers $headers -Body $grant).access_token }
catch { Stop-Here "The service key brings no token: $($_.Exception.Message)" }
$headers.Authorization = "Bearer $token"
# PowerShell 5.1 takes UTF-8 for Latin-1, and writes dates of this form differently than it read them.
$toIso = { [DateTimeOffset]::FromUnixTimeMilliseconds([long]$args[0].Groups[1].Value).UtcDateTime.ToString('o') }
function Read-Page($Page) {
  $uri = $key.url.TrimEnd('/') + '/api/v1/' + $Page
  $answer = Invoke-WebRequest -UseBasicParsing -MaximumRedirection 0 -Uri $uri -Headers $headers
  $body = [Text.Encoding]::UTF8.GetString($answer.RawContentStream.ToArray())
  (ConvertFrom-Json ([regex]::Replace($body, '\\?/Date\((-?\d+)\)\\?/', $toIso))).d
}
# The entries of all pages: by next link, else by $skip, until nothing is new; lists of a package have no
# $skip. Of a link, only what follows /api/v1/ is used: the host stays.
function Read-List($Name, $Role) {
  $ids = New-Object Collections.Generic.HashSet[string]
  $count = 0
  for ($next = $Name + '?$format=json'; $next; ) {
    try { $list = Read-Page $next } catch { Stop-Here ("${Name}: $($_.Exception.Message) For 401, check that " +
      "the key is of plan ""api""; for 403, that it has the role $Role.") }
    if ($list.PSObject.Properties.Name -notcontains 'results') { Stop-Here "${Name}: the answer is no list." }
    if (-not ($list.results | Where-Object { $ids.Add($_.Id) })) { break }
    $count += @($list.results).Count
    $list.results | Select-Object -Property '*' -ExcludeProperty 'DeployedBy', 'CreatedBy', 'ModifiedBy'
    $next = $list.__next -replace '^.*/api/v1/', ''
    if (-not $next -and $Name -notmatch '\(') { $next = $Name + '?$format=json&$skip=' + $count }
  }
}
$result = [ordered]@{ tenant = $Tenant; runtime = @(Read-List IntegrationRuntimeArtifacts MonitoringDataRead) }
if ($Wanted -eq 'all') {
  $result.packages = @(Read-List IntegrationPackages WorkspacePackagesRead)
  $result.designtime = @(foreach ($package in $result.packages) {
    foreach ($kind in 'Integration', 'ValueMapping', 'MessageMapping', 'ScriptCollection') {
      $name = "IntegrationPackages('$([Uri]::EscapeDataString($package.Id))')/${kind}DesigntimeArtifacts"
      Read-List $name WorkspacePackagesRead } })
}
[IO.File]::WriteAllText("$PWD/$Tenant.json", (ConvertTo-Json $result -Depth 9 -Compress))
