# What collect.ps1 writes of an entry of a list. Of a parameter it writes the value, or only that one is set or
# empty and why it is hidden: the first rule of classes.json that holds decides.
$classes = [IO.File]::ReadAllText("$PSScriptRoot/classes.json") | ConvertFrom-Json
function Test-Text($Text, $Pattern, $Flags) {
  [regex]::IsMatch($Text, $Pattern, $(if ($Flags) { 'IgnoreCase, CultureInvariant' } else { 'CultureInvariant' }))
}
function Test-Rule($Rule, $Parameter) {
  $length = $Parameter.value.Length
  if ($null -ne $Rule.longer -and $length -le $Rule.longer) { return $false }
  if ($null -ne $Rule.atMost -and $length -gt $Rule.atMost) { return $false }
  foreach ($field in 'key', 'keyNot', 'type', 'value', 'valueNot') {
    if ($null -eq $Rule.$field) { continue }
    $text = $Parameter[($field -replace 'Not$')]
    if ((Test-Text $text $Rule.$field $Rule.flags) -eq ($field -like '*Not')) { return $false }
  }
  return $true
}
# Mail addresses alone; the part before @ stays if it names a function.
function Get-Mails($Text) {
  [regex]::Matches($Text, '([a-z0-9._%+-]+)@([a-z0-9-]+(\.[a-z0-9-]+)+)', 'IgnoreCase, CultureInvariant') |
    ForEach-Object {
      $user = $_.Groups[1].Value
      if (-not (Test-Text $user $classes.functionalMail.value $classes.functionalMail.flags)) { $user = 'person' }
      "$user@$($_.Groups[2].Value)"
    } | Sort-Object -CaseSensitive
}
function Get-Shown($Class, $Value) {
  if ($Class -eq 'mail') { return @(Get-Mails $Value) -join ', ' }
  if ($Class -eq 'schedule') {
    # The times of a timer's table, or all if it has none.
    $times = @([regex]::Matches($Value, $classes.schedulePart.value) | ForEach-Object { $_.Groups[1].Value })
    return $(if ($times) { $times -join "`n" } else { $Value })
  }
  if ($Class -ne 'address') { return $Value }
  if ($Value -like 'mailto:*') { return 'mailto:' + (@(Get-Mails $Value) -join ',') }
  return ($Value -split '[?#]')[0] -replace '://[^/]*@', '://'
}
function ConvertTo-Hidden($Parameter, $Why) {
  $value = $Parameter.value
  $isEmpty = $value -eq '' -or ($value.Length -le 1000 -and (
    (Test-Text $value $classes.placeholder.value $classes.placeholder.flags) -or
    ($Why -ne 'names' -and (Test-Text $value $classes.prose.value $classes.prose.flags))))
  $state = if ($isEmpty) { 'empty' } else { 'set' }
  [ordered]@{ key = $Parameter.key; type = $Parameter.type; hidden = $state; why = $Why }
}
# The text without entities, which may stand in entities.
function Get-Plain($Text) {
  do { $length = $Text.Length; $Text = [Net.WebUtility]::HtmlDecode($Text) } while ($Text.Length -lt $length)
  $Text.Trim()
}
# The first rule that holds. A value is a name if $Names has it and only its key or its look says something else.
function Get-Rule($Parameter, $Names) {
  foreach ($rule in $classes.rules) { if (Test-Rule $rule $Parameter) { break } }
  $isGuess = $rule.class -eq 'text' -or $rule.id -in 'password-key', 'secret-key', 'random'
  if ($isGuess -and $Names -ccontains $Parameter.value) { return @{ class = 'name' } }
  $rule
}
# Both forms are judged, for the entities of a secret, or of its key, are no disguise.
function ConvertTo-Parameter($Entry, $Names, $IsNamesOnly) {
  $value = $Entry.ParameterValue
  # PowerShell 7 makes dates of texts that look like one.
  if ($value -is [DateTime]) { $value = $value.ToString('yyyy-MM-ddTHH:mm:ss.FFFFFFFK') }
  $parameter = [ordered]@{ key = Get-Plain "$($Entry.ParameterKey)"; type = "$($Entry.DataType)" }
  $parameter.value = "$value".Trim()
  $rule = Get-Rule $parameter $Names
  if ($rule.class -ne 'hidden' -and $parameter.value.Contains('&')) {
    $parameter.value = Get-Plain $parameter.value
    $rule = Get-Rule $parameter $Names
  }
  if ($rule.class -eq 'hidden') { return ConvertTo-Hidden $parameter $rule.why }
  if ($IsNamesOnly) { return ConvertTo-Hidden $parameter 'names' }
  $parameter.value = Get-Shown $rule.class $parameter.value
  $parameter
}
function ConvertTo-Entry($Entry, $Row, $Names, $IsNamesOnly) {
  switch ($Row.list) {
    'configurations' { ConvertTo-Parameter $Entry $Names $IsNamesOnly }
    'credentials' { [ordered]@{ name = $Entry.Name; kind = $(if ($Entry.Kind) { 'user' } else { 'other' }) } }
    'certificates' {
      $until = try { ([DateTimeOffset]$Entry.ValidNotAfter).UtcDateTime } catch { }
      $until = if ($until) { $until.ToString('yyyy-MM-ddTHH:mm:ssZ') } else { '' }
      [ordered]@{ alias = $Entry.Alias; type = $Entry.Type; owner = $Entry.Owner; validUntil = $until }
    }
    default { $Entry | Select-Object @($Entry.PSObject.Properties.Name | Where-Object { $_ -in $Row.fields }) }
  }
}
