# How collect.ps1 asks for what it fetches: for a token with the key, and for pages with the token.
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
  try {
    $text = (New-Object IO.StreamReader $response.GetResponseStream()).ReadToEnd()
    # Windows may take a cut line for the end (three bytes may tell the encoding), and opens no third line
    # while two answers are open.
    if ([Text.Encoding]::UTF8.GetByteCount($text) + 3 -lt $response.ContentLength) { throw 'cut' }
    @{ Status = "$([int]$response.StatusCode)"; Text = $text; Wait = $response.Headers['Retry-After'] }
  } catch { @{ Status = 'cut' } } finally { if ($response) { $response.Close() } }
}
function Get-Token {
  $pair = [Text.Encoding]::UTF8.GetBytes("$($key.clientid):$($key.clientsecret)")
  $basic, $id = if ($key.clientsecret) { "Basic $([Convert]::ToBase64String($pair))" }
    else { '', "&client_id=$([Uri]::EscapeDataString($key.clientid))" }
  for ($delay = 1; $delay -le 4; $delay *= 2) {
    $answer = Send-Request $key.tokenurl $basic "grant_type=client_credentials$id"
    if ($answer.Status -notmatch '^5|429|cut') { break }
    Start-Sleep -Seconds $delay
  }
  try { ($answer.Text | ConvertFrom-Json).access_token } catch { }
}
